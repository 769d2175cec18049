import type { AreaOf } from '../catalogue';
import type { words as source } from '../id/device';

export const words: AreaOf<typeof source> = {
  'device.updateTitle': 'A new version of Lintang is ready',
  'device.updateBody': 'The page reloads for a moment. Bets and balance are safe on the server.',
  'device.update': 'Update',
  'device.later': 'Later',
  'device.no': 'Not now',
  'device.mail': 'You have new mail',
  'device.mailTitle': 'Mail came while you were away',
  'device.mailBody': 'Do you want to be told of new mail? Mail only, never calls to play.',
  'device.mailYes': 'Tell me',
  'device.installTitle': 'Install Lintang on this device',
  'device.installBody':
    'Lintang opens straight from the home screen, without an address bar, and faster. It is small and easy to remove.',
  'device.installYes': 'Install',
  'device.installed': 'Lintang is installed on this device.',
  'device.android1': 'Open your browser’s menu, the three dots in the corner.',
  'device.android2': 'Choose “Install app” or “Add to home screen”.',
  'device.android3': 'Confirm. Lintang’s icon is on the home screen.',
  'device.androidNote': 'There is no APK file to download. If somebody offers you a Lintang APK, it is not from us.',
  'device.ios1': 'Tap the Share button in Safari.',
  'device.ios2': 'Scroll down and choose “Add to Home Screen”.',
  'device.ios3': 'Tap Add. Lintang’s icon is on the home screen.',
  'device.iosNote': 'On iPhone and iPad only Safari is sure to do it. You log in once more in the app.',
  'device.sharedTitle': 'This link is not from Lintang',
  'device.sharedBody': 'Share the link of a Lintang round here and the round is played back.',
};
