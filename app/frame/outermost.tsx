import { Component, type ReactNode } from 'react';

interface OutermostProps {
  children: ReactNode;
  onFault: () => void;
}

/** Catches what no boundary of a route could hold: a fault in the frame of the page itself, or while the page is taken over. */
export class Outermost extends Component<OutermostProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
