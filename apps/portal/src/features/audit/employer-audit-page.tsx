import { AuditPage } from './audit-page.tsx';

export default function EmployerAuditPage() {
  return <AuditPage desk="employer" />;
}
