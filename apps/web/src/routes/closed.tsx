import { data } from 'react-router';
import { ClosedPage } from '#shell/closed-page.tsx';

/** Stands in for a page whose part of the exchange is closed: to a search engine it is not there, to a person it says why. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default ClosedPage;
