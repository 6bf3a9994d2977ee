import { Component, type ReactNode } from 'react';
import { Failure } from '../../../ui/feedback/failure.js';
import { brandKit as strings } from '../strings.js';

interface SectionErrorBoundaryProps {
  readonly children: ReactNode;
}

/** A part of the page whose fault leaves the others standing: it then says 'something went wrong' (spec 3 section 8). */
export class SectionErrorBoundary extends Component<SectionErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Failure message={strings.broken} onRetry={() => this.setState({ broken: false })} />;
  }
}
