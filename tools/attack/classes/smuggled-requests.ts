import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { answersIn, askRaw, sendRaw } from '../raw-http.ts';
import { type Attack, inParallel, Tally } from '../tally.ts';

/** What would be a second request for whoever reads the lengths in another way. */
const hidden = 'GET /v1/smuggled HTTP/1.1\r\nhost: smuggled.test\r\n\r\n';
const chunked = `0\r\n\r\n${hidden}`;

/** Heads whose length can be read in two ways, each with the body that makes use of it. */
function heads(line: string): Record<string, string> {
  const both = (encoding: string) => `${line}content-length: ${chunked.length}\r\n${encoding}\r\n\r\n${chunked}`;
  return {
    'length and encoding': both('transfer-encoding: chunked'),
    'length behind the encoding': `${line}transfer-encoding: chunked\r\ncontent-length: ${chunked.length}\r\n\r\n${chunked}`,
    'an encoding with a letter too much': both('transfer-encoding: xchunked'),
    'an encoding with a blank before its colon': both('transfer-encoding : chunked'),
    'an encoding behind a tab': both('transfer-encoding:\tchunked'),
    'an encoding with a vertical tab': both('transfer-encoding: \u000bchunked'),
    'two encodings': both('transfer-encoding: chunked\r\ntransfer-encoding: identity'),
    'an encoding that is not the last': both('transfer-encoding: chunked, identity'),
    'an encoding in quotes': both('transfer-encoding: "chunked"'),
    'an encoding in capitals': both('TRANSFER-ENCODING: CHUNKED'),
    'an encoding on a folded line': both('transfer-encoding:\r\n chunked'),
    'a folded line before the encoding': both('x-a: b\r\n c\r\ntransfer-encoding: chunked'),
    'an encoding behind a bare line feed': both('x-a: b\ntransfer-encoding: chunked'),
    'an encoding behind a bare carriage return': both('x-a: b\rtransfer-encoding: chunked'),
    'an encoding behind a zero': both('x-a: b\u0000transfer-encoding: chunked'),
    'two lengths': `${line}content-length: 2\r\ncontent-length: ${2 + hidden.length}\r\n\r\n{}${hidden}`,
    'two lengths in one line': `${line}content-length: 2, ${2 + hidden.length}\r\n\r\n{}${hidden}`,
    'a length with a sign': `${line}content-length: +${2 + hidden.length}\r\n\r\n{}${hidden}`,
    'a negative length': `${line}content-length: -2\r\n\r\n{}${hidden}`,
    'a length in hexadecimal': `${line}content-length: 0x2\r\n\r\n{}${hidden}`,
    'a length with a blank inside': `${line}content-length: 2 0\r\n\r\n{}${hidden}`,
    'a chunk with a sign': `${line}transfer-encoding: chunked\r\n\r\n+2\r\n{}\r\n${chunked}`,
    'a chunk in more than 64 bits': `${line}transfer-encoding: chunked\r\n\r\n10000000000000002\r\n{}\r\n${chunked}`,
    'chunks that end with a line feed': `${line}transfer-encoding: chunked\r\n\r\n2\n{}\n0\n\n${hidden}`,
    'lines that end with a line feed': `${line}content-length: 2\r\n\r\n{}`.replaceAll('\r\n', '\n') + hidden,
  };
}

/** Every head at every address that listens; never may one of them be answered twice, nor leave anything for who comes next. */
export const smuggledRequests: Attack = async (env, { short }) => {
  const tally = new Tally();
  const places = short ? [env.front, env.addressOf('api')] : [env.front, env.addressOf('api'), env.addressOf('admin'), env.web];
  const shots = places.flatMap((place) => {
    const line = `POST ${usdtRate.path} HTTP/1.1\r\nhost: ${new URL(place).host}\r\ncontent-type: application/json\r\n`;
    return Object.entries(heads(line)).map(([name, head]) => ({ place, name, head }));
  });
  await inParallel(shots, 8, async ({ place, name, head }) => {
    const text = await sendRaw(place, Buffer.from(head, 'latin1'));
    tally.held(
      answersIn(text) <= 1 && !text.startsWith('HTTP/1.1 5'),
      `${name} at ${place}: ${answersIn(text)} answers, ${text.slice(0, 60)}`,
    );
    const next = await askRaw(place, 'GET', '/readyz');
    tally.held(!next.text.includes('smuggled'), `who came after ${name} at ${place} was answered ${next.text.slice(0, 80)}`);
  });
  return tally;
};
