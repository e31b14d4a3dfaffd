import { AuditPage } from './audit-page.tsx';

export default function ProviderAuditPage() {
  return <AuditPage desk="provider" />;
}
