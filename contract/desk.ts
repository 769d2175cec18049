import { deskClaimEndpoints } from './deskClaims';
import { deskDocEndpoints } from './deskDocs';
import { deskHouseEndpoints } from './deskHouse';
import { deskMailEndpoints } from './deskMail';
import { deskPartnerEndpoints } from './deskPartners';
import { deskPeopleEndpoints } from './deskPeople';

/** The operator's desk: ours, the documents show none. Everything is refused with 403 to whoever is no operator with two steps. */
export const deskEndpoints = {
  ...deskHouseEndpoints,
  ...deskPeopleEndpoints,
  ...deskClaimEndpoints,
  ...deskPartnerEndpoints,
  ...deskMailEndpoints,
  ...deskDocEndpoints,
} as const;
