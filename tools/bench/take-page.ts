import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The bytes of an answer as they were sent; fetch would unpack them. */
export function takePage(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => buffer(answer).then(resolve, reject)).on('error', reject);
  });
}
