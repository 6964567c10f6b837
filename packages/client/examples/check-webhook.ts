import { verifyWebhook, WebhookFault } from '@peerbourse/client';

const done = new Set<string>();

/** What a server of yours answers to a message of the exchange. The body is the text as it came, before anybody has parsed it. */
export async function answerWebhook(request: Request, key: string): Promise<Response> {
  try {
    const { id, payload } = await verifyWebhook({ headers: request.headers, body: await request.text(), key });
    // The same message may come twice; keep the ids where you keep what you do about them.
    if (!done.has(id)) console.log('news of the exchange', payload);
    done.add(id);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookFault) return new Response(error.message, { status: 400 });
    throw error;
  }
}
