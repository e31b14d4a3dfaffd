import { LegalText } from './legal-text.tsx';

export default function PrivacyPage() {
  return <LegalText page="privacy" />;
}
