/**
 * What browsers answer in the ceremonies of passkeys, as WebAuthn has it in JSON. What is not asked for here is dropped; what the parts
 * mean is judged by the library.
 */
import { z } from 'zod';

/** Base64url, of bounded length. */
const Bytes = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/, 'not base64url');
const Id = z
  .string()
  .min(1)
  .max(1400)
  .regex(/^[\w-]+$/, 'not base64url');
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const Common = {
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

export const AttestationField = z
  .object({
    ...Common,
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(z.enum(TRANSPORTS)).max(8).default([]),
    }),
  })
  .meta({ description: '`PublicKeyCredential.toJSON()` of a new key' });

export const AssertionField = z
  .object({
    ...Common,
    response: z.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
    }),
  })
  .meta({ description: '`PublicKeyCredential.toJSON()` of an answer' });

export const CeremonyView = z.object({
  ticket: z.string().meta({ description: 'goes back with the answer' }),
  options: z.record(z.string(), z.unknown()).meta({ description: 'as WebAuthn has them in JSON' }),
});
