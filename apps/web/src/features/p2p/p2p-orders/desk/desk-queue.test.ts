import { expect, it } from 'vitest';
import { neighborOf, newOrders, queueOf, unreadOrders } from './desk-queue.ts';

const row = (orderNo: string, orderStatus: number, currencyUserSide: 'buy' | 'sell') => ({
  orderNo,
  orderStatus,
  currencyUserSide,
  orderType: 'sell' as const,
  acceptance: 'none' as const,
  cancelRequest: 'none' as const,
  commands: [],
  freeze: null,
  automatic: null,
});

it('what waits for the reader stands before what waits for others', () => {
  const orders = [row('1', 0, 'sell'), row('2', 1, 'sell'), row('3', 2, 'sell'), row('4', 1, 'sell')];
  const { mine, others } = queueOf(orders);
  expect([mine, others].map((group) => group.map(({ orderNo }) => orderNo))).toEqual([
    ['2', '4'],
    ['1', '3'],
  ]);
});

it('R7.13 a queue of unread chats keeps the order that is chosen', () => {
  const orders = [
    { orderNo: '1', unread: 0 },
    { orderNo: '2', unread: 3 },
    { orderNo: '3', unread: 0 },
  ] as unknown as Parameters<typeof unreadOrders>[0];
  expect(unreadOrders(orders, null).map(({ orderNo }) => orderNo)).toEqual(['2']);
  expect(unreadOrders(orders, '3').map(({ orderNo }) => orderNo)).toEqual(['2', '3']);
});

it('the keys go through the queue and stop at its ends', () => {
  const queue = ['1', '2', '3'].map((orderNo) => ({ orderNo })) as unknown as Parameters<typeof neighborOf>[0];
  const to = (chosen: string | undefined, step: 1 | -1) => neighborOf(queue, chosen, step)?.orderNo;
  expect([to('1', 1), to('3', 1), to('1', -1), to('3', -1), to('gone', 1), to(undefined, -1)]).toEqual(['2', '3', '1', '2', '1', '1']);
  expect(neighborOf([], '1', 1)).toBeUndefined();
});

it('nothing is new to somebody who has just come', () => {
  const orders = ['1', '2'].map((orderNo) => ({ orderNo })) as unknown as Parameters<typeof newOrders>[1];
  expect(newOrders(undefined, orders)).toEqual([]);
  expect(newOrders(new Set(['1']), orders).map(({ orderNo }) => orderNo)).toEqual(['2']);
});
