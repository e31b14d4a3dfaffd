export { makeDemoOrders, type DemoOrdersOptions } from './make-demo-orders.ts';
