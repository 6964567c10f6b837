import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, it } from 'vitest';
import { type Answer, done, eventually, type OpenedPage, openPage, refusalText, refused } from '#testing/open-page.tsx';

/** A step with the codes of two channels, which can be left and come back to. */
async function openStep(answer: Answer): Promise<OpenedPage> {
  return await openPage({
    texts: ['auth'],
    part: async () => {
      const { CodeField } = await import('#features/identity/auth/fields/code-field.tsx');
      return () => {
        const [isThere, setIsThere] = useState(true);
        return (
          <StrictMode>
            <button type="button" onClick={() => setIsThere(!isThere)}>
              leave or come
            </button>
            {isThere &&
              (['email', 'mobile'] as const).map((channel) => (
                <CodeField
                  key={channel}
                  name={channel}
                  label={channel}
                  value=""
                  onChange={() => undefined}
                  ask={{ purpose: 'log-in', channel, ticket: 't'.repeat(43) }}
                />
              ))}
          </StrictMode>
        );
      };
    },
    answer: (request) => (request.path === sendCode.path ? answer(request) : undefined),
  });
}

const sentOf = ({ sent }: OpenedPage) =>
  sent.filter(({ path }) => path === sendCode.path).map(({ body }) => (body as { channel: string }).channel);
const leaveOrCome = () => fireEvent.click(screen.getByRole('button', { name: 'leave or come' }));

it('R9.4 a code is sent on arrival, once for each channel, however often the step is mounted', async () => {
  const page = await openStep(({ path }) => done(path, { sentTo: 'a**@example.com', resendSeconds: 60, validSeconds: 600 }));
  expect(await screen.findAllByRole('button', { name: /^Resend in \d+ s$/ })).toHaveLength(2);
  expect(screen.getAllByText(/^Sent to a\*\*@example\.com/)).toHaveLength(2);
  leaveOrCome();
  await act(async () => leaveOrCome());
  expect(screen.getAllByRole('button', { name: /^Resend in \d+ s$/ })).toHaveLength(2);
  expect(screen.getAllByText(/^Sent to a\*\*@example\.com/)).toHaveLength(2);
  expect(sentOf(page)).toEqual(['email', 'mobile']);
});

it('R9.4 a code that was sent a moment ago is counted down to the next, and is no problem', async () => {
  await openStep(() => refused('security.code-too-soon', 'en', { retryAfterSeconds: 42 }));
  expect(await screen.findAllByRole('button', { name: 'Resend in 42 s' })).toHaveLength(2);
  expect(screen.getAllByText(/^We sent you a code a moment ago/)).toHaveLength(2);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '']);
});

it('a code that could not be sent is told, and can be asked for by hand', async () => {
  let isOver = true;
  const page = await openStep(({ path }) =>
    isOver ? refused('security.ticket-over') : done(path, { sentTo: 'a**@example.com', resendSeconds: 60, validSeconds: 600 }),
  );
  await eventually(() => expect(screen.getAllByText(refusalText('security.ticket-over', 'en'))).toHaveLength(2));
  isOver = false;
  const [first] = screen.getAllByRole('button', { name: 'Send code' });
  fireEvent.click(first as HTMLElement);
  await screen.findByRole('button', { name: /^Resend in \d+ s$/ });
  expect(sentOf(page)).toEqual(['email', 'mobile', 'email']);
});
