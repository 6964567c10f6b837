import { data } from 'react-router';
import { NotFoundPage } from '#shell/not-found-page.tsx';

/** Whatever no other route answers. It is a page like any other, with its own status. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default NotFoundPage;
