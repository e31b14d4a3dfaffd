/** Password of every account of the demo world and of seeded data. */
const PASSWORD = 'Stromwandel-Demo-2026';

/** Accounts of the demo world; the employee has given her salary data. */
export const DEMO_ADMIN = 'admin@stromwandel.example';
export const DEMO_EMPLOYEE = 'anna.schmidt@nordwerk.example';
/** Another employee of the same employer. */
export const DEMO_COLLEAGUE = 'ben.yilmaz@nordwerk.example';
/** An employee of another employer. */
export const DEMO_STRANGER = 'clara.hofer@suedwind.example';

/**
 * Signs a person in.
 * @returns the token of access
 * @throws Error when the server refuses
 */
export async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  });
  const { accessToken } = (await response.json()) as { accessToken?: string }; // checked below
  if (!accessToken) throw new Error(`Signing in as ${email} failed: ${response.status}`);
  return accessToken;
}
