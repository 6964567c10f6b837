export { coins } from './coins.ts';
export { countriesWithAccounts } from './countries-with-accounts.ts';
export { countryCodes } from './country-codes.ts';
export { countryMayRegister } from './country-may-register.ts';
export { displayFiats } from './display-fiats.ts';
export { fiats } from './fiats.ts';
export { isClosedForRegistration } from './is-closed-for-registration.ts';
export { p2pCoins } from './p2p-coins.ts';
export { coinPicture, flagPicture } from './picture.rules.ts';
