export { type Block, blockBetween, blockedAmong, deleteBlocksOf, traderByHandle } from './block.table.ts';
