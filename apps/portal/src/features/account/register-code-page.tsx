import { RegisterCodeStep } from './register-code-step.tsx';

export default function RegisterCodePage() {
  return <RegisterCodeStep />;
}
