/** Code of the toasts, which most visits never need: it comes with the first part of a page that may show one. */
export const loadToasts = () => import('@mantine/notifications');
