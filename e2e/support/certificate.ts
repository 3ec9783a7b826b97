import { generate } from 'selfsigned';

/** A private key and a new self-signed certificate for this host. */
export const certificateFor = async (host: string): Promise<{ key: string; cert: string }> => {
  const extensions = [{ name: 'subjectAltName' as const, altNames: [{ type: 2 as const, value: host }] }];
  const attributes = [{ name: 'commonName', value: host }];
  const { private: key, cert } = await generate(attributes, { keyType: 'ec', algorithm: 'sha256', extensions });
  return { key, cert };
};
