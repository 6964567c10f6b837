import { orderStatus } from '../../packages/rules/src/p2p-orders/order-state.ts';
import { type Transition, transitions } from '../../packages/rules/src/p2p-orders/transitions.ts';

const names = Object.keys(orderStatus);
const steps: readonly Transition[] = transitions;

/** docs/spec/p2p-orders.md: the states of an order, drawn and listed from the table that the server decides by. */
export function ordersPage(): string {
  const arrows = steps.map((step) => `  ${nameOf(step.from)} --> ${nameOf(step.to)}: ${step.command} (${step.actor})`);
  const rows = steps.map(
    (step) => `| ${[step.id, step.command, step.actor, nameOf(step.from), nameOf(step.to), whenOf(step), coinsOf(step)].join(' | ')} |`,
  );
  return [
    '# States of a P2P order',
    '',
    'Written by `npm run -s orders` from `packages/rules/src/p2p-orders/transitions.ts`; a test compares both.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${nameOf(0)}: place-order (taker)`,
    ...new Set(arrows),
    '```',
    '',
    '| Id | Command | Who | From | To | When | Coins |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const nameOf = (status: number): string => names[status] ?? '';

function whenOf({ acceptance, request, at, until, once, after, isUnfreezing }: Transition): string {
  return [
    ...(acceptance === 'waiting' ? ['acceptance is waited for'] : []),
    ...(request === 'none' ? ['nobody asked to cancel'] : request ? [`the ${request} asked to cancel`] : []),
    ...(at ? [`at the deadline: ${at}`] : []),
    ...(until ? [`until: ${until.join(' and ')}`] : []),
    ...(once ? ['once'] : []),
    ...(after ? [`after: ${after.join(' or ')}`] : []),
    ...(isUnfreezing ? ['frozen'] : []),
  ].join(', ');
}

function coinsOf({ escrow }: Transition): string {
  return escrow === 'stay' ? '' : escrow === 'split' ? 'divided' : escrow.replace('-', ' the ');
}
