import { redirect } from 'react-router';
import { movedTo } from '../redirects.ts';

/** An address of the redirect table: the server answers 302, the browser goes on without asking. */
export function loader({ request }: { request: Request }) {
  return goOn(request);
}

export function clientLoader({ request }: { request: Request }) {
  return goOn(request);
}

/** The query is kept to the letter, so it is read from the address itself. */
function goOn({ url }: Request) {
  const { pathname, search } = new URL(url);
  return redirect(`${movedTo(pathname)}${search}`);
}

export default function Moved() {
  return null;
}
