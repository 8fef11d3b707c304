/** A device that makes keys and proves that it has them, as WebAuthn has it (level 3, sections 6 and 7): ES256, attestation "none". */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Json } from './browser.test-helper.js';

/** What can be wrong with an answer. */
export interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly key?: KeyObject;
  readonly userPresent?: boolean;
}

export interface Authenticator {
  readonly id: string;
  create(options: Json, faults?: Faults): object;
  get(options: Json, faults?: Faults): object;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  function clientData(type: string, challenge: string, faults: Faults): Buffer {
    const data = {
      type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  function authenticatorData(rpId: string, faults: Faults, attested: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.counter ?? ++counter);
    const presence = faults.userPresent === false ? 0 : PRESENT | VERIFIED;
    const flags = Buffer.from([presence | (attested.length > 0 ? ATTESTED : 0)]);
    return Buffer.concat([sha256(faults.rpId ?? rpId), flags, count, attested]);
  }

  return {
    id: common.id,
    create(options, faults = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(options.rp.id, faults, attested)],
      ]);
      return {
        ...common,
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, faults).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
          publicKeyAlgorithm: -7,
        },
      };
    },
    get(options, faults = {}) {
      const client = clientData('webauthn.get', options.challenge, faults);
      const data = authenticatorData(options.rpId, faults, Buffer.alloc(0));
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(faults.key ?? privateKey);
      return {
        ...common,
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: null,
        },
      };
    },
  };
}

/** A public key as COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const pairs: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map(pairs));
}

/** As much of CBOR (RFC 8949) as keys and attestations need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error('nothing that is needed here');
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  return length < 256
    ? Buffer.from([(type << 5) | 24, length])
    : Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
