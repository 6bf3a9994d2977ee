/** Fetches a file of a package. Rejects with its address and what the server or the network says. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
