export {
  createOrderLink,
  endOrderLinks,
  findNewestLink,
  findOrderLink,
  type OrderLink,
} from './order-link-store.ts';
