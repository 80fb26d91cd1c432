/** More about something, beside it, when it is asked for. */
import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import styles from "./menu.module.css";

interface PopoverProps {
  readonly trigger: ReactElement;
  /** What the popover is, for those who listen. */
  readonly label: string;
  readonly children: ReactNode;
}

export const Popover = ({ trigger, label, children }: PopoverProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="start" className={styles["place"] ?? ""}>
        <Base.Popup className={styles["popover"] ?? ""} aria-label={label}>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
