export { checksReaction } from './checks-reaction.ts';
export { verificationOrders } from './verification-orders.ts';
