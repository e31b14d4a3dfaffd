import { SetPassword } from './set-password.tsx';

export default function PasswordResetPage() {
  return <SetPassword kind="RESET" />;
}
