import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import { stillAhead, useHeading } from './use-heading.ts';

const itself = (place: string) => place;

describe('what a page is still headed for', () => {
  it('is what was chosen after the place that it has reached', () => {
    expect(stillAhead(['/a', '/b', '/c'], itself, '/b')).toEqual(['/c']);
    expect(stillAhead(['/a'], itself, '/a')).toEqual([]);
  });

  it('is nothing once somebody went another way', () => {
    expect(stillAhead(['/a', '/b'], itself, '/elsewhere')).toEqual([]);
  });
});

/** A page whose filters stand in its address, with a button for each part of it. */
function FilterPage() {
  const [search] = useSearchParams();
  const wanted = { amount: search.get('amount') ?? '', method: search.get('method') ?? '' };
  const go = useHeading(wanted, (place) => `/?${new URLSearchParams({ ...place })}`, {});
  return (
    <>
      <button type="button" onClick={() => go((from) => ({ ...from, amount: '100' }))}>
        amount
      </button>
      <button type="button" onClick={() => go((from) => ({ ...from, method: '7' }))}>
        method
      </button>
    </>
  );
}

function openFilterPage() {
  const router = createMemoryRouter([{ path: '/', element: <FilterPage /> }], { initialEntries: ['/?amount=&method='] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('two choices in one breath are both kept', async () => {
  const router = openFilterPage();
  await act(async () => {
    press('method');
    press('amount');
  });
  expect(router.state.location.search).toBe('?amount=100&method=7');
});

it('after going back the next choice starts from there', async () => {
  const router = openFilterPage();
  await act(async () => void press('method'));
  await act(async () => await router.navigate(-1));
  await act(async () => void press('amount'));
  expect(router.state.location.search).toBe('?amount=100&method=');
});
