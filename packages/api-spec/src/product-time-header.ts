/**
 * Header of every answer of the API: the instant by the product's clock, ISO 8601. Demo mode moves that clock, and the
 * one of a device may be wrong.
 */
export const PRODUCT_TIME_HEADER = 'product-time';
