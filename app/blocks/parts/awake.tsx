import { Component, type ReactNode } from 'react';

interface AwakeProps {
  onAwake: () => void;
  onFault: (fault: unknown) => void;
  children?: ReactNode;
}

/**
 * Reports when an island has been taken over, and catches what it throws. It adds no sibling, so that the island's ids are those
 * that the server gave it.
 */
export class Awake extends Component<AwakeProps, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override componentDidMount() {
    if (!this.state.isFaulty) this.props.onAwake();
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    return this.state.isFaulty ? null : this.props.children;
  }
}
