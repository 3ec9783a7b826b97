import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Changing this key resets the boundary. */
  resetKey?: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
}

/** Catches render errors, so that only this part of the page is replaced. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.caught && resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.setState({ caught: null });
  };

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, this.retry) : this.props.children;
  }
}
