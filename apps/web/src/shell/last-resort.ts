import { Component, createElement, type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  error?: unknown;
  location: unknown;
}

interface State {
  error: unknown;
  location: unknown;
}

/** Around the whole router, in place of its own: an error that not even the page of errors has survived. */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { error: this.props.error || null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  /** Another page is another attempt. */
  static getDerivedStateFromProps({ error, location }: Props, state: State): State {
    return state.location === location ? { error: error || state.error, location } : { error: error || null, location };
  }

  override render(): ReactNode {
    return this.state.error ? createElement(RemixRootDefaultErrorBoundary, { error: this.state.error }) : this.props.children;
  }
}

/** Without texts, styles or script: none of them may be there. */
export function RemixRootDefaultErrorBoundary({ error }: { error: unknown }): ReactNode {
  console.error(error);
  return createElement('html', { lang: 'en' }, createElement('body', null, createElement('h1', null, 'Application Error')));
}
