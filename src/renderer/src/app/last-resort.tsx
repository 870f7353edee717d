import { Component, type ReactNode } from 'react';

/** Outermost error boundary, for errors that the router cannot handle: plain HTML, both scripts, no providers. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="last-resort" role="alert">
        <p>Dasturda kutilmagan xatolik yuz berdi. / Дастурда кутилмаган хатолик юз берди.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Qayta urinish / Қайта уриниш
        </button>
      </main>
    );
  }
}
