import { adoptStyles } from '../adopt-styles.ts';
import styles from './tooltip.css?inline';

/* The script with the styles of tooltips, which a page loads when the first tooltip is about to open. */
adoptStyles(styles);
