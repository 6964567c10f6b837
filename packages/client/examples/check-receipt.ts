import { type Client, verifyReceipt } from '@peerbourse/client';

/** The receipt of an order that is over, as a document that anybody can check without asking the exchange. */
export async function checkedReceipt(client: Client, orderNo: string): Promise<string> {
  const { body, keyId, signature } = await client.receipts.orderReceipt({ orderNo });
  const document = `{"keyId":"${keyId}","receipt":${body},"signature":"${signature}"}`;
  const { keys } = await client.receipts.receiptKeys();
  const verdict = await verifyReceipt(document, keys);
  if (verdict.kind !== 'genuine') throw new Error(`the receipt is ${verdict.kind}`);
  return document;
}
