import { Component, type ReactNode } from 'react';
import { noteDefect } from '@/api/note-defect.ts';

type State = { failed: boolean; number?: string | undefined };

/** Outermost error boundary, for errors that the router cannot handle: plain HTML, both scripts, no providers. */
export class LastResort extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    void noteDefect(error).then((number) => this.setState({ number }));
  }

  override render() {
    const { failed, number } = this.state;
    if (!failed) return this.props.children;
    return (
      <main className="last-resort" role="alert">
        <p>Dasturda kutilmagan xatolik yuz berdi. / Дастурда кутилмаган хатолик юз берди.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Qayta urinish / Қайта уриниш
        </button>
        <p className="last-resort-number">{number && `Xato raqami / Хато рақами: ${number}`}</p>
      </main>
    );
  }
}
