### Files: down, up, and what an upload would do.


files-title = ファイル
files-of = { $component } のファイル（{ $language }）
files-nowhere = このアドレスは翻訳を指していません。
files-no-upload = ここにはアップロードできません

files-download = ダウンロード
files-download-do = ダウンロード
files-format = 形式
files-stored = 保存されたまま（{ $name }）
files-format-csv = CSV（表）
files-format-xlsx = Excel
files-format-po = gettext PO
files-format-mo = gettext MO
files-format-xliff = XLIFF 1.2（gettext 拡張）
files-format-xliff11 = XLIFF 1.1
files-format-tmx = TMX（翻訳メモリ）
files-format-tbx = TBX（用語集）
files-format-json = JSON
files-format-json-nested = 入れ子の JSON
files-format-aresource = Android リソース
files-format-strings = iOS strings
files-query = 検索に合う文字列だけ
files-query-hint = 例：state:needs-editing。空ならすべて。
files-received = { $size } KiB 受信
files-archives = アーカイブ
files-archive-stored = 保存されたまま
files-archive-component = コンポーネント全体
files-archive-project = プロジェクト全体

files-upload = アップロード
files-drop = ファイルをここに置くか、選んでください
files-drop-hint = 何が起こるかを計画で示します。実行するまで何も変わりません。
files-chosen = { $size } KiB。別のファイルを置くと差し替わります。
files-method = 扱い方
files-method-translate = 翻訳として加える
files-method-translate-hint = ファイルのテキストが翻訳になります。
files-method-approve = 承認済みの翻訳として加える
files-method-approve-hint = ファイルのテキストが承認済みの翻訳になります。
files-method-fuzzy = 要編集として加える
files-method-fuzzy-hint = 各テキストをだれかが見直します。
files-method-suggest = 提案として加える
files-method-suggest-hint = 翻訳はそのまま。ほかの人が決めます。
files-method-add = 新しい文字列を加える
files-method-add-hint = まだない文字列を加えます。
files-method-replace = ファイル全体を置き換える
files-method-replace-hint = 保存されたファイルを置き換えます。新しい方にない文字列は消えます。
files-method-source = 原文の文字列を更新する
files-method-source-hint = このファイルが全言語のひな形になります。
files-conflicts = すでに翻訳された文字列
files-conflicts-keep = そのまま残す
files-conflicts-replace-translated = 承認済み以外を置き換える
files-conflicts-replace-approved = 承認済みも置き換える
files-fuzzy = ファイルで fuzzy とされた文字列
files-fuzzy-skip = 飛ばす
files-fuzzy-process = 要編集として取り込む
files-fuzzy-approve = 翻訳済みとして取り込む

files-plan = アップロードの計画
files-plan-nothing-yet = まだ何も行われていません
files-plan-apply = 計画を実行する
files-plan-discard = 破棄
files-plan-about = その間に何かが変われば何も行わず、新しい計画を示します。
files-plan-show = 表示
files-plan-all = すべて（{ $count }）
files-plan-words = 含まれる語
files-plan-strings = 計画の文字列
files-plan-cut = 計画には { $count } 件の文字列があり、最初の部分を表示しています。
files-plan-none = このファイルは何も変えません。
files-plan-none-here = 該当する文字列はありません。
files-plan-again = 新しい計画を見る
files-outdated = 計画の後で何かが変わりました
files-outdated-about = 何も行っていません。ファイルはそのままです。
files-outcome-changed = 変更
files-outcome-added = 新規
files-outcome-removed = 削除
files-outcome-suggested = 提案
files-outcome-skipped = 維持
files-outcome-not_found = ここにはない
files-applied = { $count ->
    [0] 実行しました。変更はありません。
   *[other] 実行しました：文字列 { $count } 件。
  }

files-shots = スクリーンショット
files-shots-of = { $name } のスクリーンショット
files-shots-drop = 画像を置くか、貼り付けるか、選んでください
files-shots-hint = その後、写っている文字列と結び付けます。
files-shots-busy = 画像を送っています。
files-shots-none = スクリーンショットはまだありません
files-shots-none-about = 翻訳者は結び付けた文字列の横で見られます。
files-shots-zoom = 大きく表示：{ $name }
files-shots-search = 写っている文字列を探す
files-shots-tie = 結び付ける
files-shots-untie = 外す
files-shots-remove = スクリーンショットを削除
files-shots-remove-of = 削除：{ $name }
files-shots-remove-about = 画像は削除され、文字列はそのままです。
files-shots-may-not = ここにスクリーンショットを追加できません。
