import { Component, type ReactNode } from 'react';
import { noteDefect } from '@/api/note-defect.ts';

export type DrawBoundaryProps = {
  /** What is drawn, such as a record: another one is tried anew. */
  of: unknown;
  /** Shown instead of children whose drawing failed. `number`: of the log line, once it is logged. */
  instead: (number: string | undefined) => ReactNode;
  children: ReactNode;
};

type State = { failed: boolean; number?: string | undefined };

/** Error boundary of one record, so that a defect in its drawing leaves everything around it. */
export class DrawBoundary extends Component<DrawBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    void noteDefect(error).then((number) => this.setState({ number }));
  }

  override componentDidUpdate({ of }: DrawBoundaryProps) {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false, number: undefined });
  }

  override render() {
    return this.state.failed ? this.props.instead(this.state.number) : this.props.children;
  }
}
