/** Sheets join the app's one sheet; pictures give the address of their hashed file. */
declare module '*.css';

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}
