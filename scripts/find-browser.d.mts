export const CHROME_FLAGS: string[];
export function findBrowser(environment?: NodeJS.ProcessEnv): Promise<string | undefined>;
export function browserLaunchOptions(): Promise<{ executablePath: string; args: string[] }>;
