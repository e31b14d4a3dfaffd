import { LegalText } from './legal-text.tsx';

export default function ImprintPage() {
  return <LegalText page="imprint" />;
}
