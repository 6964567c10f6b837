import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { RemixErrorBoundary } from './last-resort.ts';

const here = { pathname: '/' };

describe('the last resort of a page', () => {
  it('shows the page while nothing is wrong', () => {
    expect(renderToStaticMarkup(createElement(RemixErrorBoundary, { location: here }, 'the page'))).toBe('the page');
  });

  it('says so when an error has come through everything else, and tells developers which', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('broken');
    expect(renderToStaticMarkup(createElement(RemixErrorBoundary, { location: here, error }, 'the page'))).toContain('Application Error');
    expect(told).toHaveBeenCalledWith(error);
    told.mockRestore();
  });

  it('keeps an error until the visitor goes on', () => {
    const error = new Error('broken');
    expect(RemixErrorBoundary.getDerivedStateFromError(error)).toEqual({ error });
    const state = { error, location: here };
    expect(RemixErrorBoundary.getDerivedStateFromProps({ location: here }, state).error).toBe(error);
    expect(RemixErrorBoundary.getDerivedStateFromProps({ location: { pathname: '/help' } }, state).error).toBeNull();
  });
});
