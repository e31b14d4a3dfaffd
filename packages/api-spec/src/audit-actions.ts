/** What the audit log tells of. Actions that end in `_READ` are looks at data of another person. */
export const AUDIT_ACTIONS = [
  'LOGIN',
  'LOGIN_FIRST_STEP',
  'LOGOUT',
  'SESSION_ENDED',
  'OTHER_SESSIONS_ENDED',
  'TOKEN_REUSED',
  'LIMIT_REACHED',
  'CALL_REFUSED',
  'CALL_FAILED',
  'REGISTERED',
  'TERMS_ACCEPTED',
  'USER_INFO_SAVED',
  'EMAIL_CHANGE_STARTED',
  'EMAIL_CHANGED',
  'EMAIL_CONFIRMED',
  'PASSWORD_SET',
  'AUTHENTICATOR_APP_ADDED',
  'AUTHENTICATOR_APP_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'SECOND_FACTOR_RESET',
  'EMPLOYEE_REMINDED',
  'STEP_STARTED',
  'STEP_ACCEPTED',
  'STEP_DECLINED',
  'ORDER_ENDED',
  'ORDER_DELETED',
  'DELIVERY_WEEK_CONFIRMED',
  'DELIVERY_REPORTED',
  'ORDER_SHEET_READ',
  'DOCUMENT_READ',
  'AUDIT_LOG_READ',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OUTCOMES = ['ALLOWED', 'REFUSED', 'FAILED'] as const;
export const AUDIT_RECORDS = ['user', 'order', 'call', 'limit', 'audit'] as const;
