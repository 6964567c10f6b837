import type { OrderNo } from '@peerbourse/contract/ids';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Keys } from '#platform/keys.ts';
import { sql } from '#platform/sql.ts';

export const fieldsPurpose = 'p2p-orders-methods';

type Fields = OrderDetail['paymethods'][number]['paymethodInfo'];

/** A payment method as it was when the order began. */
export interface OrderMethod {
  methodNo: string;
  templateId: number;
  holderName: string;
  fields: Fields;
}

export async function insertMethods(tx: Tx, keys: Keys, orderNo: OrderNo, methods: readonly OrderMethod[]): Promise<void> {
  const rows = methods.map(({ methodNo, templateId, holderName, fields }, place) => ({
    order_no: orderNo,
    place,
    method_no: methodNo,
    template_id: templateId,
    holder_name: holderName,
    picture_id: fields.find(({ type, value }) => type === 'file' && value !== '')?.value ?? null,
    closed_fields: keys.encrypt(fieldsPurpose, JSON.stringify(fields), aboutMethod(orderNo, place)),
  }));
  await tx.insertInto('p2p_orders_methods').values(rows).execute();
}

export const aboutMethod = (orderNo: string, place: number | string) => `${orderNo}/${place}`;

export interface SavedOrderMethod extends OrderMethod {
  name: string;
  wording: MethodName['paymethodWording'];
  icon: string;
}

export async function methodsOfOrder(db: Db, keys: Keys, orderNo: OrderNo): Promise<SavedOrderMethod[]> {
  const { rows } = await sql<Omit<SavedOrderMethod, 'fields'> & { place: number; closedFields: string }>`
    SELECT place, method_no AS "methodNo", template_id AS "templateId", holder_name AS "holderName", closed_fields AS "closedFields",
      kind.name, kind.wording, kind.icon
    FROM p2p_orders_methods JOIN p2p_paymethods_kinds kind ON kind.id = template_id WHERE order_no = ${orderNo} ORDER BY place`.execute(db);
  return rows.map(({ place, closedFields, ...method }) => ({
    ...method,
    fields: JSON.parse(keys.decrypt(fieldsPurpose, closedFields, aboutMethod(orderNo, place)).toString()) as Fields,
  }));
}

/** The one that was paid to; the first of the order while the buyer has named none. */
export async function paidMethodOf(
  db: Db,
  orderNo: OrderNo,
  paidTo: string | null,
): Promise<Pick<OrderMethod, 'holderName' | 'templateId'> | undefined> {
  const { rows } = await sql<Pick<OrderMethod, 'holderName' | 'templateId'>>`
    SELECT holder_name AS "holderName", template_id AS "templateId" FROM p2p_orders_methods WHERE order_no = ${orderNo}
    ORDER BY (method_no = ${paidTo}) DESC NULLS LAST, place LIMIT 1`.execute(db);
  return rows[0];
}

/** Whether the buyer can have paid to it. */
export async function isMethodOf(db: Db, orderNo: OrderNo, methodNo: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM p2p_orders_methods WHERE order_no = ${orderNo} AND method_no = ${methodNo}`.execute(db);
  return rows.length > 0;
}

/** The same accounts for the order that takes the place of another one. */
export async function copyMethods(tx: Tx, keys: Keys, from: OrderNo, to: OrderNo): Promise<void> {
  await insertMethods(tx, keys, to, await methodsOfOrder(tx, keys, from));
}
