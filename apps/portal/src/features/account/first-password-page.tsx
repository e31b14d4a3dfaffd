import { SetPassword } from './set-password.tsx';

export default function FirstPasswordPage() {
  return <SetPassword kind="WELCOME" />;
}
