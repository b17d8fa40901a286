import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  onHydrated: () => void;
  onFault: (fault: unknown) => void;
  children?: ReactNode;
}

/** Renders no element of its own, so that the island's ids are those of the server. */
export class IslandBoundary extends Component<IslandBoundaryProps, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override componentDidMount() {
    if (!this.state.isFaulty) this.props.onHydrated();
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    return this.state.isFaulty ? null : this.props.children;
  }
}
