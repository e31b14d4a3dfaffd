import { addLeaseRoutes } from '@stromwandel/api-spec';

// Pages that follow an account, an order or the link of a mail, and their calls, apart from the route table like those of the desks.
addLeaseRoutes();

export const logoutPage = () => import('../features/account/logout-page.tsx');
export const firstPasswordPage = () => import('../features/account/first-password-page.tsx');
export const invitePage = () => import('../features/account/invite-page.tsx');
export const passwordResetPage = () => import('../features/account/password-reset-page.tsx');
export const emailConfirmPage = () => import('../features/account/email-confirm-page.tsx');
export const emailUndoPage = () => import('../features/account/email-undo-page.tsx');
export const checkEmailPage = () => import('../features/account/check-email-page.tsx');
export const secondFactorPage = () => import('../features/account/second-factor-page.tsx');
export const welcomePage = () => import('../features/account/welcome-page.tsx');
export const accountPage = () => import('../features/profile/account-page.tsx');
export const leasedCarPage = () => import('../features/lease/car-page.tsx');
export const endReportPage = () => import('../features/lease/report/report-page.tsx');
export const selfCheckPage = () => import('../features/lease/self-check/self-check-page.tsx');
export const leaseReturnPage = () => import('../features/handover-record/return-page.tsx');
export const leaseHandoverPage = () => import('../features/handover-record/handover-page.tsx');
export const damagePage = () => import('../features/damage/damage-page.tsx');
export const driverMonthPage = () => import('../features/driver-month/month-page.tsx');
export const dealerPage = () => import('../features/handover-record/dealer-page.tsx');
export const driverPage = () => import('../features/lease/licence/driver-page.tsx');
export const januaryPage = () => import('../features/january/january-page.tsx');
export const thankYouPage = () => import('../features/orders/thank-you-page.tsx');
export const previewPage = () => import('../features/orders/preview/preview-page.tsx');
export const timelinePage = () => import('../features/orders/timeline/timeline-page.tsx');
export const workflowPage = () => import('../features/orders/workflow/workflow-page.tsx');
export const handoverPage = () => import('../features/orders/handover/handover-page.tsx');
export const checkedPage = () => import('../features/orders/handover/checked-page.tsx');
export const legalVersionPage = () => import('../features/legal/legal-version-page.tsx');
