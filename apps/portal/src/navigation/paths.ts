function withCallback(path: string, callbackPath: string | null | undefined): string {
  return callbackPath ? `${path}?callbackPath=${encodeURIComponent(callbackPath)}` : path;
}

/** Every address of the portal is made here, those within the workspaces in `desk-paths.ts`. */
export const paths = {
  home: () => '/',
  search: () => '/search',
  compare: (vehicleIds: readonly number[]) =>
    vehicleIds.length === 0 ? '/compare' : `/compare?cars=${vehicleIds.join(',')}`,
  favourites: () => '/favourites',
  calculator: (vehicleId?: number) =>
    vehicleId === undefined ? '/calculator' : `/calculator?car=${vehicleId}`,
  vehicle: (vehicleId: number) => `/vehicle/${vehicleId}`,
  about: () => '/about',
  faq: (questionId?: string) => (questionId === undefined ? '/faq' : `/faq#${questionId}`),
  imprint: () => '/imprint',
  privacy: () => '/privacy',
  accessibility: () => '/accessibility',
  terms: (callbackPath?: string) => withCallback('/terms', callbackPath),
  withdrawal: () => '/withdrawal',
  legalVersion: (page: string, version: number) => `/legal/${page}/${version}`,
  login: (callbackPath?: string) => withCallback('/login', callbackPath === '/' ? null : callbackPath),
  logout: () => '/logout',
  secondFactor: (callbackPath?: string) => withCallback('/second-factor', callbackPath),
  register: (registerCode?: string, callbackPath?: string | null) =>
    withCallback(
      registerCode === undefined ? '/register' : `/register/${encodeURIComponent(registerCode)}`,
      callbackPath,
    ),
  forgotten: () => '/forgotten',
  passwordReset: (code: string) => `/user/passwordReset/${encodeURIComponent(code)}`,
  emailConfirm: (code: string) => `/user/emailConfirm/${encodeURIComponent(code)}`,
  checkEmail: (callbackPath?: string | null) => withCallback('/check-email', callbackPath),
  welcome: () => '/welcome',
  profile: () => '/profile',
  /** The salary data, with the way back to the page that sent the person there, at the named field. */
  salary: (callbackPath?: string, field?: string) =>
    withCallback('/profile/salary', callbackPath) + (field === undefined ? '' : `#${field}`),
  car: () => '/profile/car',
  handover: (leaseId: number) => `/lease/${leaseId}/handover`,
  endReport: (leaseId: number) => `/lease/${leaseId}/report`,
  selfCheck: (leaseId: number) => `/lease/${leaseId}/self-check`,
  returnCar: (leaseId: number) => `/lease/${leaseId}/return`,
  damage: (leaseId: number) => `/lease/${leaseId}/damage`,
  /** The month to report, or a given one. */
  driverMonth: (leaseId: number, month?: string) =>
    `/lease/${leaseId}/month${month === undefined ? '' : `?month=${month}`}`,
  orders: () => '/profile/orders',
  january: (year?: number) => (year === undefined ? '/profile/january' : `/profile/january/${year}`),
  account: () => '/profile/account',
  orderPreview: (orderId: number) => `/order/${orderId}/preview`,
  orderWorkflow: (orderId: number) => `/order/${orderId}/workflow`,
  orderTimeline: (orderId: number) => `/order/${orderId}/timeline`,
  employer: () => '/employer',
  provider: () => '/provider',
} as const;
