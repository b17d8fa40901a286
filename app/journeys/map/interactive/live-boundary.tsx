import { Component, type ReactNode } from 'react';

interface LiveBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Keeps a map that breaks while it is drawn from breaking the page. React knows no other way than a class. */
export class LiveBoundary extends Component<LiveBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
