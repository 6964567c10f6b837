import { startTestAcquirer } from './start.ts';

/** `node tools/test-acquirer/main.ts`: an acquirer of cards for the demonstration and for tests. */
const {
  PB_ACQUIRER_PORT: port = '8092',
  PB_ACQUIRER_API_KEY: apiKey = 'development-acquirer-key',
  PB_ACQUIRER_PUBLISHABLE_KEY: publishableKey = 'pk_test',
  PB_ACQUIRER_WEBHOOK_SECRET: webhookSecret = 'development-acquirer-webhook-secret',
  PB_ACQUIRER_WEBHOOK_URL: webhookUrl = null,
} = process.env;

const acquirer = await startTestAcquirer({ port: Number(port), apiKey, publishableKey, webhookSecret, webhookUrl });
process.stdout.write(`The test acquirer is at ${acquirer.origin}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void acquirer.close());
